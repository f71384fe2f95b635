import type { FileRecord } from '../../storage/records/itemParts'
import type { PartReader } from '../file/PartReader'

const longestLink = 2000

const extensionOf: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-excel': 'xls',
  'text/html': 'html',
  'text/csv': 'csv',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

const images = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif'])

function linkIn(document: PartReader): URL | null {
  const link = document.text('url', longestLink)
  if (link === null) {
    document.note('url', 'is missing, so the document is not shown')
    return null
  }
  const url = URL.canParse(link) ? new URL(link) : null
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  document.note('url', 'was dropped: it is no link that begins with http or https')
  return null
}

/** Returns the documents of a project that can be opened. */
export function filesIn(project: PartReader): FileRecord[] {
  return project.parts('documents').flatMap((document): FileRecord[] => {
    const url = linkIn(document)
    if (url === null) return []
    const last = url.pathname.split('/').at(-1) ?? ''
    const format = document.text('format', 200)?.toLowerCase() ?? ''
    const written = /\.([a-z\d]{1,5})$/i.exec(last)?.[1]?.toLowerCase()
    const extension = extensionOf[format] ?? written ?? 'html'
    const type = document.text('documentType', 200)
    return [
      {
        name: document.text('title', 300) ?? type ?? (last || url.hostname),
        code: document.id('id') ?? (last || url.hostname),
        extension,
        link: url.href,
        isImage: images.has(extension),
        source: document.text('author', 300),
      },
    ]
  })
}
