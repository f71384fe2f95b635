import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useControlledState } from '../../styles/useControlledState'
import type { ValueProps } from '../../styles/StateProps'
import type { TagId, TagOption } from './matchOptions'
import { whenReleased } from './whenReleased'
import { exactMatch, prefixMatches, readPasted, unchosen } from './matchOptions'

/** The options of `useTagInput`. */
export interface TagInputOptions<Option extends TagOption<TagId> = TagOption> extends ValueProps<
  readonly Option['id'][],
  Option['id'][]
> {
  /** All options, including the selected ones. */
  options: readonly Option[]
  /** The ids of the selected options, if the parent controls them. */
  value?: readonly Option['id'][]
  /** Called with the ids of the selected options, in the order in which they were selected. */
  onChange?: (ids: Option['id'][]) => void
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

const noIds: readonly never[] = []

/**
 * Returns the state of a tag field, and props for a combobox and a tag group of React Aria.
 *
 * Users select an option from the list, type its whole label and press Enter or leave the input, or paste a list
 * of labels. An option cannot be selected twice.
 */
export function useTagInput<Option extends TagOption<TagId> = TagOption>(
  tagOptions: TagInputOptions<Option>,
) {
  type Id = Option['id']
  const { options, defaultValue = noIds, defaultInputValue = '', isDisabled = false } = tagOptions
  const { match = prefixMatches } = tagOptions
  const [ids, select] = useControlledState(tagOptions.value, defaultValue, tagOptions.onChange)
  const [typed, setTyped] = useControlledState(
    tagOptions.inputValue,
    defaultInputValue,
    tagOptions.onInputChange,
  )
  const [isLeft, setLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const selected = ids.flatMap((id) => options.find((option) => option.id === id) ?? [])
  const left = unchosen(options, selected)
  const choosable = left.filter((option) => !option.isDisabled)
  const offered = match(left, typed)
  const addAll = (added: readonly Id[]) => {
    const fresh = added.filter((id) => !ids.includes(id))
    if (fresh.length > 0) select([...ids, ...fresh])
  }
  const add = (id: Id) => {
    setTyped('')
    addAll([id])
  }
  const exact = () =>
    exactMatch(
      offered.filter((option) => !option.isDisabled),
      typed,
    )
  // Options can arrive after the user has left the input, such as results of a search.
  const late = isLeft ? exact() : undefined
  useEffect(() => {
    if (late !== undefined) add(late.id)
    // oxlint-disable-next-line react/exhaustive-deps -- `add` is a new function in every render
  }, [late?.id])
  const keep = (kept: Id[]) => {
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
    /** Whether the user left the input while its text is no option. Show that this text has no effect. */
    isUnfinished: isLeft && typed.trim() !== '',
    /** Selects an option and clears the typed text. */
    add,
    /** Removes options by their ids. If no option is left, the input receives the focus. */
    remove: (removed: ReadonlySet<Id>) => keep(ids.filter((id) => !removed.has(id))),
    /**
     * The props of a React Aria combobox. Its own value is always empty, because the hook keeps the selected
     * options.
     */
    comboBoxProps: {
      selectionMode: 'multiple',
      allowsCustomValue: true,
      value: noIds,
      onChange: (keys: readonly (number | string)[]) => {
        const chosen = options.find(({ id }) => String(id) === String(keys.at(-1)))
        if (chosen) add(chosen.id)
      },
      inputValue: typed,
      onInputChange: setTyped,
      items: offered,
      isDisabled,
    } as const,
    /**
     * The props of an element around the input. When the user presses Enter or moves the focus away, and the
     * typed text is the whole label of an option, the option is selected. A pasted list of labels selects all
     * of them, and only unknown labels are left in the input.
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
        const named = exact()
        if (named) add(named.id)
      },
      onFocus: () => setLeft(false),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return
        whenReleased(() => {
          setLeft(true)
          const named = exact()
          if (named) add(named.id)
          else if (exactMatch(selected, typed)) setTyped('')
        })
      },
      onPasteCapture: (event: ClipboardEvent) => {
        if (isDisabled) return
        const pasted = readPasted(choosable, event.clipboardData.getData('text'))
        if (pasted === undefined) return
        event.preventDefault()
        addAll(pasted.named.map(({ id }) => id))
        setTyped(pasted.unknown.join(', '))
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
