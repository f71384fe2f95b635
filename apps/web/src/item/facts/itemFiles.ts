import type { Schemas } from '@spadestik/api-client'
import type { DocumentLink } from '@spadestik/ui/DocumentList'
import type { EnlargedImage } from '@spadestik/ui/ImageEnlargeModal'

/** Returns the files that are not images (P02). */
export function documentLinks(files: readonly Schemas['File'][]): DocumentLink[] {
  return files
    .filter(({ image }) => !image)
    .map(({ id, name, extension, link }) => ({ id, name, extension, href: link }))
}

/** Returns the files that are images. An image without an address shows a placeholder (P02). */
export function pageImages(files: readonly Schemas['File'][]): EnlargedImage[] {
  return files.filter(({ image }) => image).map(({ id, name, link }) => ({ id, src: link, alt: name }))
}
