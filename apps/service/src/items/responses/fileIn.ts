import type { Schemas } from '@spadestik/api-client/schema'
import type { FileRecord } from '../../storage/records/itemParts'

/**
 * Converts a stored file to a file of the API.
 *
 * @param id the id of the file, or the id of its owner if the file has no id of its own, such as a logo
 */
export function fileIn(
  id: number,
  { isImage, name, code, extension, link, source }: FileRecord,
): Schemas['File'] {
  return { id, name, code, extension, link, image: isImage, source }
}
