import { readLocalItem, writeLocalItem } from '../../shared/storage/localItem.ts'

/**
 * Storage key that notifies the other windows. Each value contains the time, because only a changed value
 * notifies a window.
 */
export const changeKey = 'demo/workspaceChange'

/** `restarted`: another workspace replaced the workspace. `moved on`: data or time of the workspace changed. */
export type WorkspaceChange = 'restarted' | 'moved on'

export function tellOtherWindows(change: WorkspaceChange): void {
  // Without storage the other windows show the change with their next request.
  writeLocalItem(changeKey, `${Date.now()} ${change}`)
}

/** True if a window has changed the workspace since the workspace was started. */
export const hasChangeSinceStart = (): boolean => readLocalItem(changeKey)?.endsWith('moved on') ?? false
