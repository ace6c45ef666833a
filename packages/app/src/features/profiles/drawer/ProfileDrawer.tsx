import { InitialsAvatar, StatusDot, EmptyState } from '@tandem/components'
import { needsReconnecting, type Profile, type ProfilePatch, type Sequence } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { EntityDrawer, type EntityTab } from '../../../shared/drawer/EntityDrawer.tsx'
import { errorText, refusedFields } from '../../../shared/api/errorText.ts'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { UpdateButton } from '../../../shared/form/UpdateButton.tsx'
import { useRouteId } from '../../../shared/router/routeId.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { profilePatchMutationAtom, profileQueryAtomOf } from '../../../entities/profile/api.ts'
import { sequenceQueryAtomOf } from '../../../entities/sequence/api.ts'
import { ScheduleFields } from '../../../entities/profile/fields/ScheduleFields.tsx'
import { profileList } from '../list/profileList.tsx'
import { profileStatus } from '../list/profileStatus.ts'
import { GeneralTab } from './GeneralTab.tsx'
import { HealthLine } from './HealthLine.tsx'
import { drawerMessages as texts } from './messages.ts'
import { profileFormValuesOf, profileForm } from './profileForm.ts'
import { ScheduleForm, scheduleChanges, schedulesOf } from './scheduleForm.ts'
import { WeekPanel } from './WeekPanel.tsx'
import { useSettledValues } from '../../../shared/form/useSettled.ts'
import { useMovedEnd } from '../../../entities/sequence/forecast/useMovedEnd.ts'
import { changedLimits } from './changedLimits.ts'
import { useGeneralTabStyles } from './drawer.styles.ts'
import { Button } from '@fluentui/react-components'
import { isAddOpenAtom } from '../../../entities/profile/isAddOpenAtom.ts'
import { DeleteProfileDialog } from '../list/DeleteProfileDialog.tsx'
import { useLeaveDeleted } from './useLeaveDeleted.ts'

const emptySlotTexts = texts.emptySlot

/** A paid slot without a profile. */
function EmptySlot({ slot }: { readonly slot: Profile }) {
  const styles = useGeneralTabStyles()
  const leave = useLeaveDeleted()
  const setAddOpen = useSetAtom(isAddOpenAtom)
  const [isAsking, setIsAsking] = useState(false)
  const add = () => {
    leave()
    setAddOpen(true)
  }
  return (
    <>
      <EmptyState
        headingLevel={3}
        title={emptySlotTexts.title}
        text={emptySlotTexts.text}
        action={
          <div className={styles.actions}>
            <Button appearance="primary" onClick={add}>
              {emptySlotTexts.add}
            </Button>
            <Button onClick={() => setIsAsking(true)}>{emptySlotTexts.delete}</Button>
          </div>
        }
      />
      <DeleteProfileDialog profile={isAsking ? slot : undefined} onClose={() => setIsAsking(false)} onDeleted={leave} />
    </>
  )
}

/** The effect of the typed limits on the end of the sequence (SEQ-166). */
function LimitsEffect({ profile }: { readonly profile: Profile }) {
  const values = useSettledValues<Record<string, unknown>>()
  const { data: sequence } = useAtomValue(useMemo(() => sequenceQueryAtomOf(profile.sequenceId), [profile.sequenceId]))
  const limits = changedLimits(profile, values)
  return sequence?.status === 'active' && limits && <MovedEnd sequence={sequence} id={profile.id} limits={limits} />
}

interface MovedEndProps {
  readonly sequence: Sequence
  /** Id of the profile. */
  readonly id: number
  readonly limits: object
}

function MovedEnd({ sequence, id, limits }: MovedEndProps) {
  const styles = useGeneralTabStyles()
  const profiles = sequence.profileIds.map((each) => (each === id ? { id, ...limits } : { id: each }))
  const text = useMovedEnd(sequence.id, { profiles })
  return (
    text && (
      <p role="status" aria-label={texts.effect} className={styles.effect}>
        {`${sequence.name}: ${text}`}
      </p>
    )
  )
}

interface ProfileDrawerProps {
  readonly renderSequences: (profile: Profile) => ReactNode
}

/** Saves the changed fields of a profile (PROF-28, PROF-29). A toast shows errors that belong to no field. */
function useSave(done: string) {
  const patch = useSetAtom(profilePatchMutationAtom)
  const showToast = useSetAtom(showToastAtom)
  return async (id: number, body: ProfilePatch) => {
    try {
      await patch({ params: { id }, body })
    } catch (error) {
      if (refusedFields(error).length === 0)
        showToast({ intent: 'error', title: texts.updateFailed, text: errorText(error) })
      throw error
    }
    showToast({ intent: 'success', title: done })
  }
}

const slotTab: EntityTab<Profile> = {
  id: 'general',
  label: texts.tabs.general,
  renderContent: (slot) => <EmptySlot slot={slot} />,
}

/** Shows one profile in a drawer that covers the list (PROF-21). */
export function ProfileDrawer({ renderSequences }: ProfileDrawerProps) {
  const id = useRouteId()
  const { data } = useAtomValue(useMemo(() => profileQueryAtomOf(id), [id]))
  const save = useSave(texts.updated)
  const saveSchedule = useSave(texts.scheduleUpdated)
  const isLost = data?.slotStatus === 'assigned' && needsReconnecting(data)
  const footer = (
    <>
      <UpdateButton />
      {data && <LimitsEffect profile={data} />}
    </>
  )
  const tabs: readonly [EntityTab<Profile>, ...EntityTab<Profile>[]] = [
    {
      id: 'general',
      label: texts.tabs.general,
      ...(isLost && { alertLabel: texts.reconnectNeeded }),
      renderContent: (profile) => <GeneralTab profile={profile} />,
      footer,
      renderForm: (profile, parts) => (
        <FormScope
          initialValues={profileFormValuesOf(profile)}
          schema={profileForm(profile)}
          onSubmit={(body) => save(profile.id, body)}
        >
          {parts}
        </FormScope>
      ),
    },
    { id: 'sequences', label: texts.tabs.sequences, renderContent: renderSequences },
    {
      id: 'schedule',
      label: texts.tabs.schedule,
      renderContent: (profile) => <ScheduleTab profile={profile} />,
      footer,
      renderForm: (profile, parts) => (
        <FormScope
          initialValues={schedulesOf(profile)}
          schema={ScheduleForm}
          onSubmit={(values) => saveSchedule(profile.id, scheduleChanges(profile, values))}
        >
          {parts}
        </FormScope>
      ),
    },
  ]
  return (
    <EntityDrawer
      kind="entityWide"
      path="/profiles"
      queryAtomOf={profileQueryAtomOf}
      neighboursAtomOf={profileList.atoms.neighboursAtomOf}
      titleOf={({ name }) => name}
      renderMedia={({ name }) => <InitialsAvatar name={name} />}
      renderStatus={(profile) => <StatusDot {...profileStatus(profile)} />}
      renderSubhead={(profile) => <HealthLine profile={profile} />}
      texts={texts}
      tabs={data?.slotStatus === 'empty' ? [slotTab] : tabs}
    />
  )
}

function ScheduleTab({ profile }: { readonly profile: Profile }) {
  return (
    <FormBody hasSections>
      <FormErrorBar />
      <ScheduleFields />
      <WeekPanel profile={profile} />
    </FormBody>
  )
}
