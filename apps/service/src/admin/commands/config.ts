import { shownSettings } from './variables'
import type { Command } from './Command'
import { asTable } from './Command'

export const configCommands: Readonly<Record<string, Command>> = {
  config: {
    takes: [],
    does: 'prints the settings that count, without secrets',
    run: async ({ environment }) => {
      const settings = shownSettings(environment)
      return {
        text: asTable(settings.map(({ name, value, isSet }) => [name, isSet ? 'set' : 'usual', value])),
        value: settings,
      }
    },
  },
}
