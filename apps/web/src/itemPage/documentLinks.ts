import type { Schemas } from '@spadestik/api-client'
import type { DocumentLink } from '@spadestik/ui/DocumentList'

/** The files of an item that are no images, as links. @source specification 2 (Project page) */
export function documentLinks(files: readonly Schemas['File'][]): DocumentLink[] {
  return files
    .filter(({ image }) => !image)
    .map(({ id, name, extension, link }) => ({ id, name, extension, href: link }))
}
