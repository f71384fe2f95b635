import type { Recipient } from '../mail/queueMail'
import { domains } from '../reference/domains'
import { languageCode } from '../reference/languages'

/**
 * To whom tips of a national domain go: its own people, in its language.
 *
 * @throws Error when there is no such domain, because nobody would read the tip.
 * @source specification 3
 */
export function salesContactOf(domainId: number): Recipient {
  const found = domains.find(({ domain }) => domain.id === domainId)
  if (found === undefined) {
    throw new Error(
      `There is no national domain ${domainId}, so nobody would read the tip. Add it to the domains.`,
    )
  }
  const { mailSupport: email, languageId } = found.domain
  return { email, language: languageCode(languageId), domainId }
}
