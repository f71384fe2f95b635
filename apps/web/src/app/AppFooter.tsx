import { languages } from '@spadestik/messages'
import { Footer } from '@spadestik/ui/Footer'
import { switchLanguage } from './chooseLocale'
import { useAppLocale } from './LocaleContext'

/** The footer of every page, with the choice of language. */
export function AppFooter() {
  const { language } = useAppLocale()
  return (
    <Footer columns={[]} languages={languages} languageId={language.id} onLanguageChange={switchLanguage} />
  )
}
