import { readLocalItem, writeLocalItem } from '../../shared/storage/localItem.ts'

/** Storage key whose changes notify the other windows. The value contains the time, so that every value is new. */
export const changeKey = 'demo/workspaceChange'

/** `restarted`: another workspace replaced the workspace. `moved on`: the same workspace has changed. */
export type WorkspaceChange = 'restarted' | 'moved on'

export function tellOtherWindows(change: WorkspaceChange): void {
  // Without storage the other windows show the change with their next request.
  writeLocalItem(changeKey, `${Date.now()} ${change}`)
}

/** True if the presenter has changed the workspace, in any window, after its start. */
export const hasChangeSinceStart = (): boolean => readLocalItem(changeKey)?.endsWith('moved on') ?? false
