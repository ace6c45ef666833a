import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { clientAtom } from '../../clientAtom.ts'
import { todayAtom } from '../../today.ts'
import { errorText } from '../../errorText.ts'
import { showToastAtom } from '../../toasts.ts'
import { type List } from '../defineList.ts'
import { type ListRow } from '../listTypes.ts'
import { listMessages } from '../messages.ts'
import { ProgressDialog } from '../ProgressDialog.tsx'

const texts = listMessages.export

/** Saves all rows that match, in the visible columns, as a CSV file (LIST-40). */
export function ListExport<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const { atoms, cells } = list
  const { plural } = list.texts
  const { request } = useAtomValue(clientAtom)
  const view = useAtomValue(atoms.viewAtom)
  const source = useAtomValue(atoms.sourceAtom)
  const columns = useAtomValue(atoms.chosenColumnsAtom)
  const names = useAtomValue(atoms.namesAtom)
  const total = useAtomValue(atoms.countsAtom)?.matching ?? 0
  const today = useAtomValue(todayAtom)
  const showToast = useSetAtom(showToastAtom)
  const [count, setCount] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const start = async () => {
    const started = new AbortController()
    controller.current = started
    setCount(0)
    try {
      const [{ csvOfMatching }, { saveFile }] = await Promise.all([import('./listCsv.ts'), import('../../csv.ts')])
      const shown = (columns ?? []).filter(({ isEnabled }) => isEnabled).map(({ column }) => column)
      const file = await csvOfMatching({
        request,
        source,
        view,
        columns: shown,
        cells,
        names,
        signal: started.signal,
        onProgress: setCount,
      })
      saveFile(`${plural}-${today}.csv`, file.parts)
      showToast({ intent: 'success', title: texts.done(file.count, plural) })
    } catch (error) {
      if (!started.signal.aborted) {
        const action = { label: listMessages.retry, onClick: () => void start() }
        showToast({ intent: 'error', title: texts.failed, text: errorText(error), action })
      }
    }
    setCount(undefined)
  }
  return (
    <>
      <Button
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
          share={total === 0 ? undefined : Math.min(1, count / total)}
          onCancel={() => controller.current?.abort()}
        />
      )}
    </>
  )
}
