import type { Schemas } from '@spadestik/api-client/schema'
import type { FileRecord } from '../../storage/records/itemParts'

/**
 * Returns a file as a response.
 *
 * @param id the id of the file, or of its only owner
 */
export function fileIn(
  id: number,
  { isImage, name, code, extension, link, source }: FileRecord,
): Schemas['File'] {
  return { id, name, code, extension, link, image: isImage, source }
}
