import { Button } from '@fluentui/react-components'
import { type CalendarMove, CallCalendar, Notice, calendarDays } from '@tandem/components'
import {
  callDate,
  dateFormats,
  formatDay,
  instantMs,
  isoWithOffset,
  callList as callListOperation,
  type DayRange,
  pageSize,
} from '@tandem/contract'
import { useAtomValue, useSetAtom, atom } from 'jotai'
import { useMemo, useState } from 'react'
import { zoneText } from '../../shared/time/timeZones.ts'
import { nowAtom, viewerZone } from '../../shared/time/clock.ts'
import { wallTimeAt } from '../../shared/time/dateText.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { searchAtom } from '../../shared/router/search.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { UpdateFailed } from '../../shared/page/UpdateFailed.tsx'
import { useLoadedWhole } from '../../shared/api/useLoadedWhole.ts'
import { callList } from '../../entities/call/callList.tsx'
import { callCalendarMessages as texts, callMessages } from '../../entities/call/messages.ts'
import { callChangeMutationAtom, timeChange } from '../../entities/call/statusMutation.ts'
import { calendarItems, calendarLegend, clockChanges, sharedDays } from './calendarCalls.ts'
import { type CallMove, MoveCallDialog } from './MoveCallDialog.tsx'
import { cursorBehind } from '../../shared/api/cursorBehind.ts'
import { navigationAtom } from '../../shared/router/navigation.ts'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'
import { matchingQuery } from '../../shared/list/listQueries.ts'
import { todayAtom } from '../../shared/time/today.ts'
import { callLinks } from '../../entities/call/links.ts'
import { type CalendarAddress, readCalendar, writeCalendar } from '../../entities/call/calendarAddress.ts'

const calendarAtom = atom((get) => {
  const { span = 'month', day: dayInAddress } = readCalendar(get(searchAtom))
  const { callDate: filter } = get(callList.atoms.filtersAtom)
  /** The days of the filter 'Call date'. The calendar and the list share this filter. */
  const filtered = filter?.type === 'date_range' ? filter.range : undefined
  const today = get(todayAtom)
  const isOutside = filtered !== undefined && (today < filtered.start || today > filtered.end)
  const day = dayInAddress ?? (isOutside ? filtered.start : today)
  const days = calendarDays(span, day)
  const [start = '', end = ''] = [days[0], days.at(-1)]
  /** The days to request. Undefined: the filter excludes all visible days. */
  const asked = sharedDays({ start, end }, filtered)
  return { span, day, days, filtered, asked }
})

const calendarPagesAtom = operationPagesAtom(
  { callList: callListOperation },
  {
    getInput: (get, cursor) => {
      const matching = get(callList.atoms.viewAtom)
      const { asked: range } = get(calendarAtom)
      if (!range) return { query: {} }
      const filters = { ...matching.filters, callDate: { type: 'date_range', range } as const }
      const query = matchingQuery({ ...matching, filters, sort: 'date' })
      return { query: { ...query, limit: pageSize.loadAll, ...cursor } }
    },
    getNext: ({ _embedded: { calls } }) => cursorBehind(calls),
    getOptions: (get) => ({
      enabled: get(callList.atoms.isReadyAtom) && get(calendarAtom).asked !== undefined,
    }),
  },
)

/** Shows a month or a week with the calls that match the list's filters (CALL-29). */
export function CallsCalendar() {
  const { span, day, days, filtered, asked } = useAtomValue(calendarAtom)
  const { navigate } = useAtomValue(navigationAtom)
  const search = useAtomValue(searchAtom)
  const now = useAtomValue(nowAtom)
  const query = useAtomValue(calendarPagesAtom)
  const list = useAtomValue(callList.atoms.statusAtom)
  const isReady = useAtomValue(callList.atoms.isReadyAtom)
  const showToast = useSetAtom(showToastAtom)
  const changeCall = useSetAtom(callChangeMutationAtom)
  const [move, setMove] = useState<CallMove>()
  const [isAsking, setIsAsking] = useState(false)
  useLoadedWhole(query)

  const pages = query.data?.pages
  const calls = useMemo(() => pages?.flatMap(({ _embedded: { calls: page } }) => page), [pages])
  const items = useMemo(() => (asked ? calls && calendarItems(calls, now, search) : []), [asked, calls, now, search])
  const dayNotes = useMemo(() => clockChanges(days), [days])
  // Until the list's filters are ready, the calendar shows the error of the list.
  const { error, refetch } = isReady ? query : list
  const retry = () => void refetch()
  const show = (address: CalendarAddress) =>
    navigate(`${callLinks.list}${writeCalendar(search, address)}`, { preventScrollReset: true })

  const ask = ({ item, to, isPossible }: CalendarMove) => {
    const call = calls?.find(({ id }) => id === item.id)
    const instant = callDate(to.date, to.time, viewerZone)
    if (!call || instant === undefined) return
    if (!isPossible || (call.status === 'scheduled' && instantMs(instant) <= now)) {
      showToast({ intent: 'warning', title: callMessages.pastTime })
      return
    }
    setMove({ call, date: isoWithOffset(instant, call.timezone ?? viewerZone), typed: to.time })
    setIsAsking(true)
  }
  return (
    <>
      <CallCalendar
        label={texts.label}
        span={span}
        day={day}
        now={wallTimeAt(now, viewerZone)}
        items={items}
        zoneText={texts.zone(zoneText(viewerZone, now))}
        legend={calendarLegend}
        dayNotes={dayNotes}
        error={error && !calls ? <LoadFailed title={texts.failed} error={error} onRetry={retry} /> : undefined}
        notice={
          error && calls ? (
            <UpdateFailed title={texts.restFailed} error={error} onRetry={retry} />
          ) : (
            items?.length === 0 && (
              <NoCallsNotice
                span={span}
                filtered={asked === undefined ? filtered : undefined}
                onDayChange={(day) => show({ span, day })}
              />
            )
          )
        }
        onDayChange={(_, data) => show({ span, day: data.day })}
        onItemMove={ask}
      />
      {move && (
        <MoveCallDialog
          move={move}
          isOpen={isAsking}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            void changeCall(timeChange(move))
          }}
        />
      )}
    </>
  )
}

interface NoCallsNoticeProps {
  readonly span: 'month' | 'week'
  /** The days of the filter, if none of them is visible. */
  readonly filtered: DayRange | undefined
  readonly onDayChange: (day: string) => void
}

function NoCallsNotice({ span, filtered, onDayChange }: NoCallsNoticeProps) {
  return (
    <Notice
      intent="info"
      layout="auto"
      actions={
        filtered && (
          <Button onClick={() => onDayChange(filtered.start)}>
            {texts.toFilter(formatDay(filtered.start, dateFormats.plainDayOfYear))}
          </Button>
        )
      }
    >
      {filtered ? texts.outside : `${texts.none(span)} ${texts.undated}`}
    </Notice>
  )
}
