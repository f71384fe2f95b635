export { mailLink, shareLink } from '../src/share/shareLinks'
