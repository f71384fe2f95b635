import type { InfoTopic } from '../../routing/paths'
import type { messages } from './Info.messages'

interface Topic {
  readonly points: readonly (keyof typeof messages)[]
  readonly invitesToDemo: boolean
}

export const infoTopics: Readonly<Record<InfoTopic, Topic>> = {
  benefits: { points: ['benefitsSearch', 'benefitsAlerts', 'benefitsShare'], invitesToDemo: true },
  prices: { points: ['pricesComplete', 'pricesProjects', 'pricesBasic'], invitesToDemo: true },
  about: { points: ['aboutFor', 'aboutSources', 'aboutTips'], invitesToDemo: false },
  cookies: { points: ['cookiesSession', 'cookiesStorage', 'cookiesOthers'], invitesToDemo: false },
  terms: { points: ['termsPersonal', 'termsData', 'termsEnd'], invitesToDemo: false },
}
