import { Chat20Regular } from '@fluentui/react-icons/svg/chat'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { type Call, callFilters, callList as callListOperation, isStatusExpired } from '@tandem/contract'
import { type CellRenderer } from '../../shared/list/columns/listCell.ts'
import { defineList } from '../../shared/list/defineList.ts'
import { calendarKeys } from './calendarAddress.ts'
import { callLinks } from './links.ts'
import { callListMessages as texts, callStatusTexts, reminderNames, callCalendarMessages } from './messages.ts'
import { callTime } from './callTime.ts'
import { editStatusAtom } from './statusMutation.ts'
import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import { useAtomValue } from 'jotai'
import { nowAtom } from '../../shared/time/clock.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

const useCallDateStyles = makeStyles({
  root: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  passed: {
    marginInlineEnd: tokens.spacingHorizontalXS,
    verticalAlign: 'text-bottom',
    color: tokens.colorStatusWarningForeground3,
  },
  zone: { color: tokens.colorNeutralForeground3 },
})

interface CallDateProps extends Pick<Call, 'status' | 'timezone'> {
  readonly date: string
}

function CallDate({ status, date, timezone }: CallDateProps) {
  const styles = useCallDateStyles()
  const isExpired = isStatusExpired({ status, date }, useAtomValue(nowAtom))
  const { own, there } = callTime(date, timezone)
  return (
    <span className={styles.root}>
      {isExpired && (
        <span title={callCalendarMessages.passed}>
          <Warning16Filled title={callCalendarMessages.passed} className={styles.passed} />
        </span>
      )}
      {own}
      {there !== undefined && <span className={styles.zone}> · {there}</span>}
    </span>
  )
}

export const callActions = { view: 'view', conversation: 'conversation' } as const

const rowActions = [
  { id: callActions.view, label: texts.view, icon: Edit20Regular, isQuick: true },
  { id: callActions.conversation, label: texts.conversation, icon: Chat20Regular, isQuick: true },
]

const ownNames = new Map<string, string>(Object.entries(callStatusTexts))

const statusCell: CellRenderer<Call> = ({ base, codeNames }) => {
  const names = codeNames && codeNames.size > 0 ? codeNames : ownNames
  return {
    ...base,
    id: 'status',
    type: 'choice',
    width: 144,
    getChoice: ({ status }) => status,
    options: [...names].map(([id, name]) => ({ id, name })),
  }
}

const dateCell: CellRenderer<Call> = ({ base }) => ({
  ...base,
  type: 'custom',
  width: 330,
  getText: ({ date, timezone }) => {
    if (date === null) return undefined
    const { own, there } = callTime(date, timezone)
    return there === undefined ? own : `${own} · ${there}`
  },
  render: ({ status, date, timezone }) =>
    date === null ? undefined : <CallDate status={status} date={date} timezone={timezone} />,
})

const remindersCell: CellRenderer<Call> = ({ base }) => ({
  ...base,
  type: 'list',
  getItems: ({ reminders }) => reminders.map((delay) => reminderNames[delay]),
})

const expectedColumns = [
  { path: 'name', label: 'Name', template: 'link', isSortable: true },
  { path: 'status', label: 'Status', template: 'callStatus', isSortable: true },
  { path: 'date', label: 'Date', template: 'date', isSortable: true },
  { id: 'company', label: 'Company' },
  { id: 'client', label: 'AI client' },
  { id: 'sequence', label: 'Sequence' },
  { id: 'profile', label: 'Profile' },
  { path: 'reminders', label: 'Reminders', template: 'list' },
]

/** The list of calls (CALL-1). */
export const callList = defineList(
  { dataType: 'calls', rows: { callList: callListOperation }, filters: { callFilters } },
  {
    path: callLinks.list,
    keptKeys: calendarKeys,
    texts: texts.list,
    illustration: 'calendar',
    expectedColumns,
    rowLabel: ({ name }) => name || texts.noLead,
    rowHref: ({ id }) => callLinks.call(id),
    cells: { callStatus: statusCell, date: dateCell, reminders: remindersCell },
    rowActions: () => rowActions,
    editCellAtom: editStatusAtom,
  },
)
