import en from '@spadestik/messages/catalogs/en'
import da from '@spadestik/messages/catalogs/da'
import nb from '@spadestik/messages/catalogs/nb'
import sv from '@spadestik/messages/catalogs/sv'
import { pseudoCatalog } from '@spadestik/messages/pseudo'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { IntlProvider } from 'react-intl'
import '../src/styles/globalStyles'
import type { SampleLanguage } from './sampleTexts'
import { isStoryElement, translateSample } from './translateSample'

// The texts of each language. `en-XA` is a pseudo language with longer texts, which shows texts that are cut
// off or missing from the catalogs.
const catalogs = { da, sv, nb, en, 'en-XA': pseudoCatalog(en, [da, nb, sv]) }
const locales = { da: 'da-DK', sv: 'sv-SE', nb: 'nb-NO', en: 'en-GB', 'en-XA': 'en-GB' }

type Language = keyof typeof catalogs

/**
 * The languages into which the Danish sample texts are translated. In the pseudo language, the sample texts
 * stay Danish.
 */
const sampleLanguages: Partial<Record<Language, SampleLanguage>> = { sv: 'sv', nb: 'nb', en: 'en' }

const isLanguage = (value: unknown): value is Language => typeof value === 'string' && value in catalogs

function Themed({
  theme,
  contrast,
  language,
  isRightToLeft,
  children,
}: {
  theme: unknown
  contrast: unknown
  language: Language
  isRightToLeft: boolean
  children: ReactNode
}) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = language
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    else delete root.dataset.theme
    if (contrast === 'more') root.dataset.contrast = contrast
    else delete root.dataset.contrast
    if (isRightToLeft) root.dir = 'rtl'
    else root.removeAttribute('dir')
  }, [theme, contrast, language, isRightToLeft])
  return (
    // Pass Hebrew for right to left, because React Aria derives the direction from the language. The texts
    // stay in the selected language.
    <I18nProvider locale={isRightToLeft ? 'he-IL' : locales[language]}>
      <IntlProvider locale={locales[language]} messages={catalogs[language]}>
        {children}
      </IntlProvider>
    </I18nProvider>
  )
}

interface TranslatedProps {
  language: SampleLanguage
  /** Returns the element of the story or of the decorator around it. */
  renderStory: () => ReactElement
}

/**
 * Shows a story with its sample texts translated. Only the result of the story's function contains the texts,
 * so this component calls the function.
 */
function Translated({ language, renderStory }: TranslatedProps) {
  const story = renderStory()
  const { type, props } = story as ReactElement<object, (context: object) => ReactNode>
  return translateSample(isStoryElement(story) ? type(props) : story, language)
}

/**
 * Wraps a story in the selected theme, language, direction and width, and translates its sample texts. The
 * story is inside a main landmark, because axe requires one. Stories with the layout `fullscreen` or the
 * parameter `hasOwnMain` have their own landmark.
 */
export const withProviders: Decorator = (Story, { args, globals, parameters, viewMode }) => {
  const language = isLanguage(globals.language) ? globals.language : 'da'
  const sampleLanguage = sampleLanguages[language]
  const width =
    typeof globals.width === 'string' && globals.width !== 'full' ? globals.width : parameters.width
  const hasOwnMain = parameters.layout === 'fullscreen' || parameters.hasOwnMain === true
  const Landmark = viewMode === 'story' && !hasOwnMain ? 'main' : 'div'
  return (
    <Themed
      theme={globals.theme}
      contrast={globals.contrast}
      language={language}
      isRightToLeft={globals.direction === 'rtl'}
    >
      <Landmark style={{ maxInlineSize: width }}>
        {sampleLanguage ? (
          <Translated
            language={sampleLanguage}
            renderStory={() => Story({ args: translateSample(args, sampleLanguage) })}
          />
        ) : (
          <Story />
        )}
      </Landmark>
    </Themed>
  )
}
