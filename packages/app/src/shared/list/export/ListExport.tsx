import { lazyPart } from '@tandem/components'
import { Button, type ButtonProps } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { sharedMessages } from '../../text/messages.ts'
import { todayAtom } from '../../time/today.ts'
import { errorText } from '../../api/errorText.ts'
import { useOnUnmount } from '../../page/useOnUnmount.ts'
import { showToastAtom } from '../../toast/toasts.ts'
import { type List } from '../defineList.ts'
import { type ListRow } from '../listTypes.ts'
import { listMessages } from '../messages.ts'
import { type RowPages } from '../selection/matchingPages.ts'

const ProgressDialog = lazyPart(async () => (await import('../ProgressDialog.tsx')).ProgressDialog)

const texts = listMessages.export

interface ExportButtonProps<Row extends ListRow> extends Pick<ButtonProps, 'size' | 'appearance'> {
  readonly list: List<Row>
  readonly total: number
  readonly pagesOf: (signal: AbortSignal) => RowPages<Row>
}

function ExportButton<Row extends ListRow>(props: ExportButtonProps<Row>) {
  const { list, total, pagesOf, ...buttonProps } = props
  const { atoms, cells } = list
  const { plural } = list.texts
  const columns = useAtomValue(atoms.chosenColumnsAtom)
  const names = useAtomValue(atoms.namesAtom)
  const today = useAtomValue(todayAtom)
  const showToast = useSetAtom(showToastAtom)
  const [count, setCount] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  useOnUnmount(() => controller.current?.abort())

  const start = async () => {
    const started = new AbortController()
    const { signal } = started
    controller.current = started
    setCount(0)
    try {
      const [{ csvOfPages }, { saveFile }] = await Promise.all([import('./listCsv.ts'), import('../../text/csv.ts')])
      const shown = (columns ?? []).filter(({ isEnabled }) => isEnabled).map(({ column }) => column)
      const file = await csvOfPages({ pages: pagesOf(signal), columns: shown, cells, names, onProgress: setCount })
      saveFile(`${plural}-${today}.csv`, file.parts)
      showToast({ intent: 'success', title: texts.done(file.count, plural) })
    } catch (error) {
      if (!signal.aborted) {
        const action = { label: sharedMessages.retry, onClick: () => void start() }
        showToast({ intent: 'error', title: texts.failed, text: errorText(error), action })
      }
    }
    setCount(undefined)
  }
  return (
    <>
      <Button
        {...buttonProps}
        icon={<ArrowDownloadRegular />}
        disabledFocusable={total === 0 || count !== undefined}
        onClick={() => void start()}
      >
        {texts.action}
      </Button>
      {count !== undefined && (
        <ProgressDialog
          title={texts.title(plural)}
          text={listMessages.progress(count, Math.max(total, count))}
          count={count}
          total={total === 0 ? undefined : Math.max(total, count)}
          onCancel={() => controller.current?.abort()}
        />
      )}
    </>
  )
}

/** Exports all matching rows (LIST-40). */
export function ListExport<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const { atoms } = list
  const total = useAtomValue(atoms.countsAtom)?.matching ?? 0
  return <ExportButton list={list} total={total} pagesOf={useSetAtom(atoms.matchingPagesAtom)} />
}

/** Exports the selected rows (LIST-45). */
export function SelectionExport<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const total = useAtomValue(list.atoms.selectedCountAtom)
  const selectedPages = useSetAtom(list.atoms.selectedPagesAtom)
  return <ExportButton list={list} total={total} pagesOf={selectedPages} size="small" appearance="subtle" />
}
