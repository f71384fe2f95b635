export { focusRing } from '../src/styles/focusRing'
