import type { Schemas } from '@spadestik/api-client'
import type { DocumentLink } from '@spadestik/ui/DocumentList'
import type { EnlargedImage } from '@spadestik/ui/ImageEnlargeModal'

/** The files of an item that are no images, as links. @source specification 2 (Project page) */
export function documentLinks(files: readonly Schemas['File'][]): DocumentLink[] {
  return files
    .filter(({ image }) => !image)
    .map(({ id, name, extension, link }) => ({ id, name, extension, href: link }))
}

/** The files of an item that are images; one without an address is shown by its stand-in. @source specification 2 (Project page) */
export function pageImages(files: readonly Schemas['File'][]): EnlargedImage[] {
  return files.filter(({ image }) => image).map(({ id, name, link }) => ({ id, src: link, alt: name }))
}
