import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { withProviders } from '../packages/ui/storybook/withProviders'
import { withDescribedProps } from '../packages/ui/storybook/controls/withDescribedProps'
import { withTier } from '../packages/ui/storybook/withTier'
import { waitMs } from '../tests/setup/timeLimits'
import { accessibilityRules } from './accessibilityRules'

// Menus, dialogs and whole screens load their code when they first open, which can take more than the one
// second of the default.
configure({ asyncUtilTimeout: waitMs })

const item = (value: string, title: string) => ({ value, title })

const preview: Preview = {
  decorators: [withTier, withProviders],
  argTypesEnhancers: [withDescribedProps],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [item('system', 'System theme'), item('light', 'Light'), item('dark', 'Dark')],
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        icon: 'eye',
        dynamicTitle: true,
        items: [item('system', 'System contrast'), item('more', 'More contrast')],
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
          item('en-XA', 'Pseudo (longer texts)'),
        ],
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')],
      },
    },
    tier: {
      description: 'With or without a product',
      toolbar: {
        icon: 'lock',
        dynamicTitle: true,
        items: [
          item('story', 'As in the story'),
          item('paid', 'Paid product'),
          item('basic', 'Basic or no product'),
        ],
      },
    },
    width: {
      description: 'Width of the story',
      toolbar: {
        icon: 'ruler',
        dynamicTitle: true,
        items: [
          item('full', 'Full width'),
          ...['320px', '360px', '540px', '720px', '768px', '960px', '1280px', '1920px'].map((px) =>
            item(px, px),
          ),
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'system',
    contrast: 'system',
    language: 'da',
    direction: 'ltr',
    tier: 'story',
    width: 'full',
  },
  parameters: {
    a11y: { test: 'error', ...accessibilityRules },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          [
            'Start here',
            'Gallery',
            'Using the package',
            'Compared with other packages',
            'Tokens',
            'Themes',
            'Icons',
          ],
          'Patterns',
          'Screens',
          'Components',
        ],
      },
    },
  },
}

export default preview
