import type { Preview } from '@storybook/react-vite'
import { withProviders } from '../packages/ui/storybook/withProviders'

const item = (value: string, title: string) => ({ value, title })

const preview: Preview = {
  decorators: [withProviders],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [item('system', 'Theme of the system'), item('light', 'Light'), item('dark', 'Dark')],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          item('da', 'Dansk'),
          item('sv', 'Svenska'),
          item('nb', 'Norsk bokmål'),
          item('en', 'English'),
        ],
      },
    },
    width: {
      description: 'Width of the place',
      toolbar: {
        icon: 'ruler',
        dynamicTitle: true,
        items: [
          item('full', 'Full width'),
          ...['320px', '540px', '720px', '960px', '1280px'].map((px) => item(px, px)),
        ],
      },
    },
  },
  initialGlobals: { theme: 'system', language: 'da', width: 'full' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Foundations', 'Screens', 'Components'] } },
  },
}

export default preview
