/** What a limited visitor has used and has left. */
export interface ViewAccount {
  readonly viewsLeft: number
  /** Ids of the projects that were paid for. */
  readonly seen: readonly number[]
}

/** What opening a project does to a limited visitor's account: it opens, or access has run out. */
export type ViewOutcome =
  | { readonly status: 'open'; readonly account: ViewAccount }
  | { readonly status: 'runOut' }

/**
 * Opens a project for a limited visitor: each distinct project costs one view, the same again is free.
 *
 * @source decision 17
 */
export function openProject(account: ViewAccount, projectId: number): ViewOutcome {
  if (account.seen.includes(projectId)) return { status: 'open', account }
  if (account.viewsLeft <= 0) return { status: 'runOut' }
  const viewsLeft = account.viewsLeft - 1
  return { status: 'open', account: { viewsLeft, seen: [...account.seen, projectId] } }
}
