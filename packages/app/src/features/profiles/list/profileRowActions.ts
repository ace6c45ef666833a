import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { type RowAction } from '@tandem/components'
import { needsReconnecting, type Profile, slotActions } from '@tandem/contract'
import { profileListMessages as texts } from '../../../entities/profile/messages.ts'

const actions: Readonly<Record<ReturnType<typeof slotActions>[number], RowAction>> = {
  attach: { id: 'attach', label: texts.actions.attach },
  view: { id: 'view', label: texts.actions.view, isQuick: true },
  add: { id: 'add', label: texts.actions.add },
  deleteSlot: { id: 'deleteSlot', label: texts.actions.deleteSlot, icon: Delete20Regular, isQuick: true },
}

const reconnect: RowAction = { ...actions.attach, label: texts.actions.reconnect }

/** The actions of a row (PROF-3). */
export function profileRowActions(profile: Profile): readonly RowAction[] {
  const own = slotActions(profile).map((id) => actions[id])
  return profile.slotStatus === 'assigned' && needsReconnecting(profile) ? [reconnect, ...own] : own
}

/** The action that a slot or a profile needs before it can send: Add, Attach or Reconnect. */
export const neededAction = (profile: Profile): RowAction | undefined =>
  profileRowActions(profile).find(({ id }) => id === 'add' || id === 'attach')
