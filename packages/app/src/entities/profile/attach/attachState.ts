import { type Profile, ProfileStatus } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { userStoredAtom } from '../../../shared/storage/userStoredAtom.ts'

/**
 * `signIn`: the window was opened, perhaps before a reload. `checking`: the user closed the window, or pressed the
 * button 'Check now'.
 */
const AttachStage = v.picklist(['opening', 'signIn', 'checking'])

const Attach = v.object({
  profileId: v.number(),
  name: v.string(),
  /** The status before the window opened (PROF-45). */
  before: ProfileStatus,
  stage: AttachStage,
  tries: v.number(),
})
export type Attach = v.InferOutput<typeof Attach>

/** The profile that is being attached in this tab, also after a reload (PROF-47). */
export const attachAtom = userStoredAtom({ key: 'profileAttach', version: 2, schema: Attach, storage: 'session' })

/** Responses from before this time do not count. In ms since 1970, by the clock of this browser. */
export const responsesSinceAtom = atom(0)

/** The polling uses these atoms instead of `attachAtom`, because a change of `tries` must not restart the polling. */
export const attachedIdAtom = atom((get) => get(attachAtom)?.profileId)
export const attachStageAtom = atom(
  (get) => get(attachAtom)?.stage,
  // Responses from before the change of the stage do not count.
  (get, set, stage: 'signIn' | 'checking') => {
    const attach = get(attachAtom)
    set(responsesSinceAtom, Date.now())
    if (attach) set(attachAtom, { ...attach, stage, tries: 0 })
  },
)

/** The status `ok` counts as `new` if the profile is not connected, because the response may be old. */
export const attachStatus = ({ status, connected }: Pick<Profile, 'status' | 'connected'>): ProfileStatus =>
  status === 'ok' && !connected ? 'new' : status
