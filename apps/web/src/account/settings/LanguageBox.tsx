import { languages } from '@spadestik/messages'
import { Card } from '@spadestik/ui/Card'
import { Select } from '@spadestik/ui/Select'
import { useIntl } from 'react-intl'
import { usePickLanguage } from '../../frame/usePickLanguage'
import { messages as frameMessages } from '../../frame/Frame.messages'
import { useAppLocale } from '../../locale/LocaleContext'
import { messages } from './Settings.messages'

/** The language of the app and of e-mails to the user. A change reloads the app (U01, F01). */
export function LanguageBox() {
  const { formatMessage } = useIntl()
  const { language } = useAppLocale()
  const { pick, isFailed } = usePickLanguage()
  const title = formatMessage(messages.language)
  return (
    <Card title={title}>
      <Select
        label={title}
        isLabelHidden
        description={formatMessage(messages.languageHint)}
        errorMessage={isFailed && formatMessage(frameMessages.languageFailed)}
        value={String(language.id)}
        onChange={(id) => pick(Number(id))}
        options={languages.map(({ id, nativeName }) => ({ value: String(id), label: nativeName }))}
      />
    </Card>
  )
}
