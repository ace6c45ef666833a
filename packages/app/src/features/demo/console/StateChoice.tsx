import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { changeWorkspace, isDemoBusyAtom } from '../atoms.ts'
import { type DemoControl } from '../control.ts'

interface StateChoiceProps<Id extends string> {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  /** Undefined while loading. */
  readonly value: Id | undefined
  readonly onChoose: (control: DemoControl, id: Id) => Promise<unknown>
}

/** Shows a chosen state at once, before the simulator has changed to this state. */
export function StateChoice<Id extends string>({ label, options, value, onChoose }: StateChoiceProps<Id>) {
  const isBusy = useAtomValue(isDemoBusyAtom)
  const store = useStore()
  const [asked, setAsked] = useState<Id>()
  return (
    <Field label={label}>
      <RadioGroup
        layout="horizontal"
        value={(isBusy ? asked : undefined) ?? value ?? ''}
        onChange={(_, data) => {
          const wanted = options.find(({ id }) => id === data.value)
          if (!wanted) return
          setAsked(wanted.id)
          const choose = async () => {
            await changeWorkspace(store, async (control) => void (await onChoose(control, wanted.id)))
            setAsked((last) => (last === wanted.id ? undefined : last))
          }
          void choose()
        }}
      >
        {options.map(({ id, label: text }) => (
          <Radio key={id} value={id} label={text} />
        ))}
      </RadioGroup>
    </Field>
  )
}
