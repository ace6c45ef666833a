import { Button } from '@fluentui/react-components'
import { type CalendarMove, CallCalendar, Notice, shownZone, calendarDays } from '@tandem/components'
import {
  callDate,
  dateFormats,
  dayAt,
  formatDay,
  formatMoment,
  instantMs,
  isoWithOffset,
  offsetMs,
  callList as callListOperation,
  type DayRange,
  pageSize,
} from '@tandem/contract'
import { useAtomValue, useSetAtom, atom } from 'jotai'
import { useMemo, useState } from 'react'
import { nowAtom, viewerZone } from '../../shared/time/clock.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { searchAtom } from '../../shared/router/search.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { UpdateFailed } from '../../shared/page/UpdateFailed.tsx'
import { useLoadedWhole } from '../../shared/api/useLoadedWhole.ts'
import { callList } from '../../entities/call/callList.tsx'
import { callCalendarMessages as texts, callMessages } from '../../entities/call/messages.ts'
import { moveCallAtom } from '../../entities/call/statusMutation.ts'
import { calendarItems, calendarLegend, clockChanges, sharedDays } from './calendarCalls.ts'
import { type CallMove, MoveCallDialog } from './MoveCallDialog.tsx'
import { cursorBehind } from '../../shared/api/cursorBehind.ts'
import { navigationAtom } from '../../shared/router/navigation.ts'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'
import { matchingQuery } from '../../shared/list/listQueries.ts'
import { todayAtom } from '../../shared/time/today.ts'
import { callLinks } from '../../entities/call/links.ts'
import { type CalendarAddress, readCalendar, writeCalendar } from '../../entities/call/calendarAddress.ts'

/** The calendar in the address. Undefined while the list shows. */
const calendarSpanAtom = atom((get) => readCalendar(get(searchAtom)).span)

/** Shows another month or week. Back returns to the earlier one. */
const showCalendarAtom = atom(null, (get, _set, address: CalendarAddress) =>
  get(navigationAtom).navigate(`${callLinks.list}${writeCalendar(get(searchAtom), address)}`, {
    preventScrollReset: true,
  }),
)

/** The days of the filter 'Call date', which calendar and list share. */
const filteredDaysAtom = atom((get): DayRange | undefined => {
  const { callDate } = get(callList.atoms.filtersAtom)
  return callDate?.type === 'date_range' ? callDate.range : undefined
})

/** A day of the visible month or week: from the address, otherwise today, otherwise the first day of the filter. */
const calendarDayAtom = atom((get) => {
  const today = get(todayAtom)
  const filtered = get(filteredDaysAtom)
  const isOutside = filtered !== undefined && (today < filtered.start || today > filtered.end)
  return readCalendar(get(searchAtom)).day ?? (isOutside ? filtered.start : today)
})

const calendarDaysAtom = atom((get) => calendarDays(get(calendarSpanAtom) ?? 'month', get(calendarDayAtom)))

/** The days to request. Undefined: the filter excludes all visible days. */
const askedDaysAtom = atom((get): DayRange | undefined => {
  const days = get(calendarDaysAtom)
  const [start = '', end = ''] = [days[0], days.at(-1)]
  return sharedDays({ start, end }, get(filteredDaysAtom))
})

/** All pages of the calls of the visible days. */
const calendarPagesAtom = operationPagesAtom(
  { callList: callListOperation },
  {
    getInput: (get, cursor) => {
      const matching = get(callList.atoms.viewAtom)
      const range = get(askedDaysAtom)
      if (!range) return { query: {} }
      const filters = { ...matching.filters, callDate: { type: 'date_range', range } as const }
      const query = matchingQuery({ ...matching, filters, sort: 'date' })
      return { query: { ...query, limit: pageSize.loadAll, ...cursor } }
    },
    getNext: ({ _embedded: { calls } }) => cursorBehind(calls),
    getOptions: (get) => ({
      enabled: get(callList.atoms.isReadyAtom) && get(askedDaysAtom) !== undefined,
    }),
  },
)

/** The calls of the list's filters in a month or a week (CALL-29). */
export function CallsCalendar() {
  const span = useAtomValue(calendarSpanAtom) ?? 'month'
  const day = useAtomValue(calendarDayAtom)
  const days = useAtomValue(calendarDaysAtom)
  const search = useAtomValue(searchAtom)
  const now = useAtomValue(nowAtom)
  const asked = useAtomValue(askedDaysAtom)
  const query = useAtomValue(calendarPagesAtom)
  const list = useAtomValue(callList.atoms.statusAtom)
  const isReady = useAtomValue(callList.atoms.isReadyAtom)
  const show = useSetAtom(showCalendarAtom)
  const showToast = useSetAtom(showToastAtom)
  const moveCall = useSetAtom(moveCallAtom)
  const [move, setMove] = useState<CallMove>()
  const [isAsking, setIsAsking] = useState(false)
  useLoadedWhole(query)

  const pages = query.data?.pages
  const calls = useMemo(() => pages?.flatMap(({ _embedded: { calls: page } }) => page), [pages])
  const items = useMemo(() => (asked ? calls && calendarItems(calls, now, search) : []), [asked, calls, now, search])
  const dayNotes = useMemo(() => clockChanges(days), [days])
  // Without a view the filters in the address cannot be read.
  const { error, refetch } = isReady ? query : list
  const retry = () => void refetch()

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
  const city = shownZone({ id: viewerZone, name: viewerZone, offsetMs: offsetMs(now, viewerZone) })
  return (
    <>
      <CallCalendar
        label={texts.label}
        span={span}
        day={day}
        now={{ date: dayAt(now, viewerZone), time: formatMoment(now, dateFormats.time, viewerZone) }}
        items={items}
        zoneText={texts.zone(city.city, city.offset)}
        legend={calendarLegend}
        dayNotes={dayNotes}
        error={error && !calls ? <LoadFailed title={texts.failed} error={error} onRetry={retry} /> : undefined}
        notice={
          error && calls ? (
            <UpdateFailed title={texts.restFailed} error={error} onRetry={retry} />
          ) : (
            <NoCallsNotice hasNone={items?.length === 0} />
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
            void moveCall(move)
          }}
        />
      )}
    </>
  )
}

/** Explains why there are no calls. */
function NoCallsNotice({ hasNone }: { readonly hasNone: boolean }) {
  const span = useAtomValue(calendarSpanAtom) ?? 'month'
  const asked = useAtomValue(askedDaysAtom)
  const filtered = useAtomValue(filteredDaysAtom)
  const show = useSetAtom(showCalendarAtom)
  if (!hasNone) return null
  const isOutside = asked === undefined && filtered !== undefined
  return (
    <Notice
      intent="info"
      layout="auto"
      actions={
        isOutside && (
          <Button onClick={() => show({ span, day: filtered.start })}>
            {texts.toFilter(formatDay(filtered.start, dateFormats.plainDayOfYear))}
          </Button>
        )
      }
    >
      {isOutside ? texts.outside : `${texts.none(span)} ${texts.undated}`}
    </Notice>
  )
}
