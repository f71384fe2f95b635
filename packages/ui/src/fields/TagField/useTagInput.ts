import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { useControlledState } from '../../styles/useControlledState'
import type { ValueProps } from '../../styles/StateProps'
import type { TagOption } from './matchOptions'
import { exactMatch, prefixMatches, unchosen } from './matchOptions'

/** The options of `useTagInput`. */
export interface TagInputOptions<Option extends TagOption = TagOption> extends ValueProps<
  readonly number[],
  number[]
> {
  /** All options, including the selected ones. */
  options: readonly Option[]
  /** The ids of the selected options, if the parent controls them. */
  value?: readonly number[]
  /** Called with the ids of the selected options, in the order in which they were selected. */
  onChange?: (ids: number[]) => void
  /** The typed text, if the parent controls it. */
  inputValue?: string
  /** The initial text, if the parent does not control it. */
  defaultInputValue?: string
  /**
   * Called with the new text after each change. It is an empty string after the user has selected an option.
   */
  onInputChange?: (typed: string) => void
  /**
   * Returns the options to offer for the typed text. Receives only options that are not selected. By default,
   * the label of an offered option begins with the text (V03).
   */
  match?: (options: readonly Option[], typed: string) => readonly Option[]
  isDisabled?: boolean
}

const noIds: readonly number[] = []

/**
 * Returns the state of a tag field, and props for a combobox and a tag group of React Aria.
 *
 * Users select an option from the list, or type its whole label and press Enter. An option cannot be selected
 * twice.
 */
export function useTagInput<Option extends TagOption = TagOption>(tagOptions: TagInputOptions<Option>) {
  const { options, defaultValue = noIds, defaultInputValue = '', isDisabled = false } = tagOptions
  const { match = prefixMatches } = tagOptions
  const [ids, select] = useControlledState(tagOptions.value, defaultValue, tagOptions.onChange)
  const [typed, setTyped] = useControlledState(
    tagOptions.inputValue,
    defaultInputValue,
    tagOptions.onInputChange,
  )
  const input = useRef<HTMLInputElement>(null)
  const selected = ids.flatMap((id) => options.find((option) => option.id === id) ?? [])
  const left = unchosen(options, selected)
  const choosable = left.filter((option) => !option.isDisabled)
  const offered = match(left, typed)
  const add = (id: number) => {
    setTyped('')
    if (!ids.includes(id)) select([...ids, id])
  }
  const keep = (kept: number[]) => {
    select(kept)
    // The focus would be lost with the last tag.
    if (kept.length === 0) input.current?.focus()
  }
  return {
    /** The selected options, in the order in which they were selected. */
    selected,
    /** The options that are offered for the typed text. */
    offered,
    typed,
    setTyped,
    /** Selects an option and clears the typed text. */
    add,
    /** Removes options by their ids. If no option is left, the input receives the focus. */
    remove: (removed: ReadonlySet<number>) => keep(ids.filter((id) => !removed.has(id))),
    /**
     * The props of a React Aria combobox. Its own value is always empty, because the hook keeps the selected
     * options.
     */
    comboBoxProps: {
      selectionMode: 'multiple',
      allowsCustomValue: true,
      value: noIds,
      onChange: (keys: readonly (number | string)[]) => {
        const chosen = keys.at(-1)
        if (chosen !== undefined) add(Number(chosen))
      },
      inputValue: typed,
      onInputChange: setTyped,
      items: offered,
      isDisabled,
    } as const,
    /**
     * The props of an element around the input. When the user presses Enter and the typed text is the whole
     * label of an option, the option is selected.
     */
    groupProps: {
      // Handle Enter before the combobox does. The combobox would close its list and open it again.
      onKeyDownCapture: (event: KeyboardEvent) => {
        const { target } = event
        const isOnOption = target instanceof Element && target.hasAttribute('aria-activedescendant')
        if (event.key !== 'Enter' || typed.trim() === '' || isOnOption) return
        // Enter must not submit a surrounding form.
        event.preventDefault()
        event.stopPropagation()
        const exact = exactMatch(
          offered.filter((option) => !option.isDisabled),
          typed,
        )
        if (exact) add(exact.id)
      },
    },
    /** The props of the input inside the combobox. */
    inputProps: { ref: input },
    /** The props of a button that selects every option. */
    selectAllProps: {
      isDisabled: isDisabled || choosable.length === 0,
      onPress: () => select([...ids, ...choosable.map((option) => option.id)]),
    },
    /** The props of a button that removes every tag. */
    clearAllProps: {
      isDisabled: isDisabled || selected.length === 0,
      onPress: () => keep([]),
    },
  }
}
