import { fromTimeBody, isRelative, timeNames } from '@spadestik/domain/times'
import { mailIntl } from '../../mail/mailIntl'
import type { LanguageCode } from '../../reference/languages'
import type { SentFilters } from '../../storage/records/AgentFilters'
import { timeMessages } from './Time.messages'

/**
 * Describes the relative times of an agent (a saved search) in words (S24).
 *
 * @param seesPaidDetails whether the reader may see deadlines, which are paid details
 */
export function describeTimes(
  filters: SentFilters,
  language: LanguageCode,
  seesPaidDetails: boolean,
): string[] {
  const { formatMessage } = mailIntl(language)
  return timeNames
    .filter((name) => seesPaidDetails || name !== 'deadline')
    .flatMap((name) => {
      const time = fromTimeBody(name, filters)
      return isRelative(time) ? [formatMessage(timeMessages[name], { count: time.within })] : []
    })
}
