import type { LanguageTag } from '@spadestik/messages'
import { createIntl } from 'react-intl'
import { adminTexts } from './adminTexts'
import { messages } from './parts/Admin.messages'
import { adminPaths } from './parts/adminPaths'

/** Returns the link to the screen of administrators in a language. Import it only for an administrator (ADR 94). */
export async function adminLink(tag: LanguageTag): Promise<{ href: string; label: string }> {
  const intl = createIntl({ locale: tag, messages: await adminTexts(tag) })
  return { href: adminPaths.companies, label: intl.formatMessage(messages.title) }
}
