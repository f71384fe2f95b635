/** The description of a component in `components.json`. */
export interface ComponentDocs {
  name: string
  /** The path from which the component is imported. */
  door: string
  description: string
  whenToUse: string
  alternatives: string
  /** The component's keyboard use, accessible names and announcements. */
  accessibility: string
  /** The keyboard keys that the component handles, and what each key does. */
  keyboard: readonly { keys: string; action: string }[]
  /**
   * The type of the root element, such as `HTMLDivElement`. The component passes further attributes to this
   * element. Null for a component without a root element.
   */
  root: string | null
  props: readonly {
    name: string
    type: string
    isRequired: boolean
    /** The value that is used if the prop is left out, as code. */
    defaultValue: string | null
    description: string
  }[]
  /** The types to which the props refer. */
  types: readonly { name: string; code: string }[]
  examples: readonly { name: string; code: string }[]
}

/** The description of a hook in `hooks.json`. */
export interface HookDocs {
  name: string
  /** The path from which the hook is imported. */
  door: string
  description: string
  /** An example, the options, the result and the keyboard use, as Markdown. */
  guide: string
}
