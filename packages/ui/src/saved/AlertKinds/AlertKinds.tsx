import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Select } from '../../fields/Select/Select'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'
import * as css from './AlertKinds.css'
import { alertKindsMessages as messages } from './AlertKinds.messages'

/**
 * A kind of change. `outcome` is an award or a cancellation, and `left` a change after which the agent (a
 * saved search) no longer finds the item.
 */
export type AlertKind =
  | 'new'
  | 'earlierDeadline'
  | 'deadline'
  | 'outcome'
  | 'phase'
  | 'sum'
  | 'other'
  | 'left'

/** How urgently a kind of change is mailed. `withMail` waits for the next regular mail. */
export type AlertChoice = 'atOnce' | 'withMail' | 'never'

/**
 * How urgently each kind of change is mailed. A kind can be left out. `AlertKinds` then shows no field for
 * it.
 */
export type AlertChoices = Readonly<Partial<Record<AlertKind, AlertChoice>>>

/**
 * A prepared set of choices, such as "only new items". Users can select it instead of choosing for each kind
 * of change.
 */
export interface AlertPresetOption {
  name: 'everything' | 'urgentAtOnce' | 'urgentOnly' | 'newOnly'
  choices: AlertChoices
}

/** The props of the fields in which users choose how urgently each kind of change is mailed. */
export interface AlertKindsProps extends RootProps<HTMLDivElement> {
  /** How urgently each kind of change is mailed. Kinds without a value are not shown. */
  value: AlertChoices
  /** The prepared sets of choices. The first one that equals the value is selected. */
  presets: readonly AlertPresetOption[]
  /** Called with the choices for all kinds after each change. */
  onChange: (value: AlertChoices) => void
  /** Whether users cannot change the choices. */
  isDisabled?: boolean
}

const own = 'own'
const choices = ['atOnce', 'withMail', 'never'] as const

/**
 * Fields in which a user selects for each kind of change how urgently it is mailed: a preset, or one choice
 * for each kind (Z10).
 */
export function AlertKinds(props: AlertKindsProps) {
  const { value, presets, onChange, isDisabled = false, className, ...root } = props
  const { formatMessage } = useIntl()
  const kinds = Object.keys(value) as AlertKind[]
  const preset = presets.find((one) => kinds.every((kind) => one.choices[kind] === value[kind]))
  const [isOwn, setIsOwn] = useState(preset === undefined)
  const isOpen = isOwn || preset === undefined
  const select = (name: AlertPresetOption['name'] | typeof own) => {
    setIsOwn(name === own)
    const chosen = presets.find((one) => one.name === name)
    if (chosen !== undefined) onChange(chosen.choices)
  }
  return (
    <div {...root} className={classNames(css.alertKinds, className)}>
      <Select
        label={formatMessage(messages.label)}
        description={formatMessage(messages.hint)}
        value={isOpen ? own : preset.name}
        options={[
          ...presets.map(({ name }) => ({ value: name, label: formatMessage(messages[name]) })),
          { value: own, label: formatMessage(messages.own) },
        ]}
        onChange={select}
        isDisabled={isDisabled}
      />
      {isOpen && (
        <fieldset aria-label={formatMessage(messages.ownLabel)} className={css.own}>
          {kinds.map((kind) => (
            <Select
              key={kind}
              label={formatMessage(messages[kind])}
              value={value[kind] ?? null}
              options={choices.map((choice) => ({ value: choice, label: formatMessage(messages[choice]) }))}
              onChange={(choice) => onChange({ ...value, [kind]: choice })}
              isDisabled={isDisabled}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
