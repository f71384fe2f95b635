export { cookieMaxAge, isOtherVersion } from '../src/session/session'
