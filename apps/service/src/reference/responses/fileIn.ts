import type { Schemas } from '@spadestik/api-client/schema'
import type { FileRecord } from '../../storage/records/itemParts'

/**
 * Lays a file out for an answer.
 *
 * @param id of the file, or of the thing whose only file it is
 */
export function fileIn(
  id: number,
  { isImage, name, code, extension, link, source }: FileRecord,
): Schemas['File'] {
  return { id, name, code, extension, link, image: isImage, source }
}
