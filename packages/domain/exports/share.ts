export { mailLink, shareLink } from '../src/share/shareLinks'
export type { SharedItem } from '../src/share/shareLinks'
