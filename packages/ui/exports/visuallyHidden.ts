export { visuallyHidden } from '../src/styles/visuallyHidden.css'
