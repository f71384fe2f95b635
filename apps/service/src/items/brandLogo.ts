import type { FileRecord } from '../storage/records/itemParts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0c5a4a"/><path d="M16 5v11M12.5 5h7" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><path d="M9 15h14v4.5c0 4.4-3.2 6.6-7 8-3.8-1.4-7-3.6-7-8z" fill="#9fe0d0"/></svg>`

/** The logo of the product as a data URL, so that a printed report does not have to load the logo. */
export const brandLogo: FileRecord = {
  name: 'Spadestik',
  code: 'spadestik',
  extension: 'svg',
  link: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  isImage: true,
  source: null,
}
