import { likePrefix } from './likePrefix'

/**
 * The pattern of the postal codes that begin with a text; spaces make no difference.
 *
 * @source specification 2
 */
export function zipPattern(text: string): string {
  return likePrefix(text.replaceAll(/\s/gu, ''))
}
