export { classNames } from '../src/styles/classNames'
