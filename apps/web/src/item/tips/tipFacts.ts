import { roleName } from '@spadestik/domain/roles'
import type { TipFacts } from '@spadestik/domain/tips'
import type { TipTarget } from '../TipTarget'

export function tipFacts(target: TipTarget, userName: string): TipFacts {
  if (target.kind === 'contact') {
    return {
      userName,
      objectType: null,
      objectName: null,
      objectId: null,
      companyName: target.companyName,
      roleName: null,
      contactName: target.contact.name,
    }
  }
  return {
    userName,
    objectType: target.itemType,
    objectName: target.itemName,
    objectId: target.itemId,
    companyName: target.role.companyName,
    roleName: roleName(target.role),
    contactName: null,
  }
}
