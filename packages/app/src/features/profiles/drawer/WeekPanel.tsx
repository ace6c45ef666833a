import { mergeClasses, Tab, TabList, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { Notice, ScheduleEditor } from '@tandem/components'
import {
  mondayOf,
  nextFreeSlot,
  type Profile,
  Schedule,
  type SendingLeft,
  sendingLeft,
  sendingSpans,
  weekHours,
  weekOf,
} from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { momentText } from '../../../shared/time/dateText.ts'
import { zoneText } from '../../../shared/time/timeZones.ts'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { FormSection } from '../../../shared/form/FormSection.tsx'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { sequenceQueryAtomOf } from '../../../entities/sequence/api.ts'
import { weekMessages as texts } from './messages.ts'
import { quietCaption, column, spreadRow } from '@tandem/components/styles'

const useWeekPanelStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  bar: spreadRow(tokens.spacingHorizontalL),
  left: { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: { ...quietCaption, padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`, textAlign: 'end' },
  name: { paddingInlineStart: 0, textAlign: 'start' },
  figure: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    textAlign: 'end',
    fontWeight: tokens.fontWeightSemibold,
  },
  next: column(),
  nextLabel: quietCaption,
  nextSlot: { ...typographyStyles.subtitle2 },
})

/** Returns the profile with the hours of the form. Replaces an invalid schedule by the saved schedule. */
function useEditedHours(profile: Profile) {
  const schedule = useFormField('schedule').value
  const automation = useFormField('automationSchedule').value
  const zone = useFormField('scheduleTimezone').value
  return useMemo(
    () => ({
      ...profile,
      schedule: v.is(Schedule, schedule) ? schedule : profile.schedule,
      automationSchedule: v.is(Schedule, automation) ? automation : profile.automationSchedule,
      scheduleTimezone: typeof zone === 'string' ? zone : (profile.scheduleTimezone ?? 'UTC'),
    }),
    [profile, schedule, automation, zone],
  )
}

const noChange = () => {}

/** Shows the profile's hours, its remaining requests and messages, and when it can send next (PROF-48, PROF-49). */
export function WeekPanel({ profile }: { readonly profile: Profile }) {
  const styles = useWeekPanelStyles()
  const edited = useEditedHours(profile)
  const { data: sequence, error } = useAtomValue(
    useMemo(() => sequenceQueryAtomOf(profile.sequenceId), [profile.sequenceId]),
  )
  const now = useAtomValue(nowAtom)
  const [isViewers, setIsViewers] = useState(false)
  const own = edited.scheduleTimezone
  const zone = isViewers ? viewerZone : own
  const monday = mondayOf(now, zone)
  const spans = useMemo(() => sendingSpans(edited, sequence, weekOf(monday, zone)), [edited, sequence, monday, zone])
  const week = useMemo(() => weekHours(spans, monday, zone), [spans, monday, zone])
  const { activity } = profile
  return (
    <FormSection isCard title={texts.title}>
      <p className={styles.help}>
        {texts.help} {sequence ? texts.sequence(sequence.name) : profile.sequenceId === null && texts.noSequence}
      </p>
      {error && !sequence && (
        <Notice intent="warning" layout="auto">
          {texts.sequenceFailed}
        </Notice>
      )}
      <div className={styles.bar}>
        {activity && <Left left={sendingLeft(edited, activity, { spans, now, timeZone: zone })} />}
        {activity && (
          <span className={styles.next}>
            <span className={styles.nextLabel}>{texts.nextSlot}</span>
            <span className={styles.nextSlot}>
              {slotText(nextFreeSlot(edited, sequence, activity, now), now, zone)}
            </span>
          </span>
        )}
        {own !== viewerZone && (
          <TabList
            size="small"
            aria-label={texts.inZone}
            selectedValue={isViewers ? 'viewer' : 'profile'}
            onTabSelect={(_, { value }) => setIsViewers(value === 'viewer')}
          >
            <Tab value="profile">{texts.profileZone(zoneText(own, now))}</Tab>
            <Tab value="viewer">{texts.viewerZone(zoneText(viewerZone, now))}</Tab>
          </TabList>
        )}
      </div>
      {spans.length === 0 && (
        <Notice intent="warning" layout="auto">
          {texts.never}
        </Notice>
      )}
      {/* When the zone changes, the new key makes the week scroll to its first hours. */}
      <ScheduleEditor
        key={zone}
        isReadOnly
        defaultView="week"
        label={texts.week}
        schedule={week}
        zoneText={zoneText(zone, now)}
        onChange={noChange}
      />
    </FormSection>
  )
}

function slotText(at: number | undefined, now: number, zone: string): string {
  if (at === undefined) return texts.noSlot
  return at <= now ? texts.now : momentText(at, now, zone)
}

function Left({ left }: { readonly left: SendingLeft }) {
  const styles = useWeekPanelStyles()
  const rows = [
    { name: texts.left.requests, today: left.requestsToday, week: left.requestsThisWeek },
    { name: texts.left.messages, today: left.messagesToday, week: left.messagesThisWeek },
  ]
  return (
    <table className={styles.left}>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.head, styles.name)}>
            {texts.left.title}
          </th>
          <th scope="col" className={styles.head}>
            {texts.left.today}
          </th>
          <th scope="col" className={styles.head}>
            {texts.left.week}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, today, week }) => (
          <tr key={name}>
            <th scope="row" className={mergeClasses(styles.head, styles.name)}>
              {name}
            </th>
            <td className={styles.figure}>{today}</td>
            <td className={styles.figure}>{week}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
