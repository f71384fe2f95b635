export { vars } from '../src/styles/vars.css'
