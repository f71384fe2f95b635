export { useMediaQuery } from '../src/styles/useMediaQuery'
