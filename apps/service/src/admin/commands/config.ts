import { shownSettings } from './variables'
import type { Answer, Command } from './Command'
import { asTable } from './Command'

function settingsOf(environment: Readonly<Record<string, string | undefined>>): Answer {
  const settings = shownSettings(environment)
  return {
    text: asTable(settings.map(({ name, value, isSet }) => [name, isSet ? 'set' : 'usual', value])),
    value: settings,
  }
}

/** Describes the settings without secrets, as a table or as JSON. */
export function describeConfig(
  environment: Readonly<Record<string, string | undefined>>,
  asJson: boolean,
): string {
  const { text, value } = settingsOf(environment)
  return asJson ? JSON.stringify(value, null, 2) : text
}

export const configCommands: Readonly<Record<string, Command>> = {
  config: {
    takes: [],
    does: 'prints the settings that count, without secrets',
    run: async ({ environment }) => settingsOf(environment),
  },
}
