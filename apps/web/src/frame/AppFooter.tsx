import { languages } from '@spadestik/messages'
import { Footer } from '@spadestik/ui/Footer'
import { useIntl } from 'react-intl'
import { messages } from './Frame.messages'
import { useAppLocale } from '../locale/LocaleContext'
import { paths } from '../routing/paths'
import { usePickLanguage } from './usePickLanguage'

/** The footer of every page (F01). */
export function AppFooter() {
  const { formatMessage } = useIntl()
  const { language, domain } = useAppLocale()
  const { supportMail, supportPhone } = domain
  const { pick, isFailed } = usePickLanguage()
  return (
    <Footer
      columns={[
        {
          title: formatMessage(messages.services),
          links: [
            { href: paths.info('benefits'), label: formatMessage(messages.benefits) },
            { href: paths.info('prices'), label: formatMessage(messages.prices) },
            { href: paths.bookDemo, label: formatMessage(messages.bookDemo) },
          ],
        },
        {
          title: formatMessage(messages.contact),
          links: [
            { href: paths.info('about'), label: formatMessage(messages.about) },
            { href: `mailto:${supportMail}`, label: formatMessage(messages.support) },
            { href: `tel:${supportPhone.replaceAll(' ', '')}`, label: supportPhone },
          ],
        },
        {
          title: formatMessage(messages.more),
          links: [
            { href: paths.info('cookies'), label: formatMessage(messages.cookiePolicy) },
            { href: paths.info('terms'), label: formatMessage(messages.terms) },
          ],
        },
      ]}
      languages={languages}
      languageId={language.id}
      onLanguageChange={pick}
      languageError={isFailed && formatMessage(messages.languageFailed)}
    />
  )
}
