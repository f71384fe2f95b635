import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { shortNote } from '@spadestik/domain/text'
import { Collapse } from '@spadestik/ui/Collapse'
import { RolesTable } from '@spadestik/ui/RolesTable'
import { paths } from '../../routing/paths'
import type { NamedItem } from '../ItemActionsContext'
import { useOpenTip } from '../ItemActionsContext'
import { useCaller } from '../../session/SessionContext'
import { useRoleWords } from '../useRoleWords'

/** Roles that are higher than this are collapsed. @unit px */
const shownHeight = 900

interface CompanyRolesProps {
  label: string
  item: NamedItem & { readonly type: 'project' | 'procurement' }
  roles: readonly Schemas['CompanyRole'][]
}

/**
 * The companies of an item and their roles, such as architect. Details of a role need a paid subscription
 * (P02, Q04).
 */
export function CompanyRoles({ label, item, roles }: CompanyRolesProps) {
  const caller = useCaller()
  const wordsOf = useRoleWords()
  const openTip = useOpenTip()
  const canOpenCompany = may(caller, 'readCompany')
  const rows = roles.map((role) => ({
    id: role.id,
    company: role.companyName,
    companyHref: canOpenCompany ? paths.company(role.companyId) : undefined,
    role: wordsOf(role),
    note: role.note === null ? null : shortNote(role.note),
  }))
  function openRole(roleId: number | string): void {
    const role = roles.find(({ id }) => id === roleId)
    if (role === undefined) return
    openTip({ kind: 'role', role, itemType: item.type, itemId: item.id, itemName: item.name })
  }
  return (
    <Collapse maxHeight={shownHeight}>
      <RolesTable
        label={label}
        roles={rows}
        onOpen={may(caller, 'openRole') ? ({ id }) => openRole(id) : undefined}
      />
    </Collapse>
  )
}
