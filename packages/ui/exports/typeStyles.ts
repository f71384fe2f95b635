export { oneLine, typeSize } from '../src/styles/typeStyles'
