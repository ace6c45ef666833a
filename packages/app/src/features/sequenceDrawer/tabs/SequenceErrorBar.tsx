import { Button } from '@fluentui/react-components'
import { Notice } from '@tandem/components'
import { memo, use, useEffect } from 'react'
import { useForm, useFormState } from '../../../shared/form/useForm.ts'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { EditedSequenceContext } from '../editedSequence.ts'
import { isSame, mergedPart, type Parts } from '../save/mergeParts.ts'
import { sequenceTabMessages } from './messages.ts'

const texts = sequenceTabMessages.changedMeanwhile
const subscription = { initialValues: true, submitting: true }
const valuesSubscription = { values: true }

/**
 * Shows the error of the last save. After a conflict, asks which version to keep (SEQ-138). If the user has not edited
 * a part, the part takes the server's value.
 */
export const SequenceErrorBar = memo(function SequenceErrorBar() {
  const { initialValues: base = {}, submitting } = useFormState<Parts>({ subscription })
  const saved: Parts = use(EditedSequenceContext) ?? base
  const outdated = Object.keys(base).filter((part) => !isSame(base[part], saved[part]))
  return (
    <>
      <FormErrorBar />
      {/* During a submit, the form itself applies the saved values. */}
      {outdated.length > 0 && !submitting && <ChangedMeanwhile base={base} saved={saved} outdated={outdated} />}
    </>
  )
})

interface ChangedMeanwhileProps {
  readonly base: Partial<Parts>
  readonly saved: Parts
  readonly outdated: readonly string[]
}

function ChangedMeanwhile({ base, saved, outdated }: ChangedMeanwhileProps) {
  const form = useForm<Parts>()
  const { values } = useFormState<Parts>({ subscription: valuesSubscription })
  const followed = outdated.filter((part) => isSame(values[part], base[part]) || isSame(values[part], saved[part]))
  const opposed = outdated.filter((part) => mergedPart(part, base[part], values[part], saved[part]) === undefined)
  const ofServer = (parts: readonly string[]) => ({
    ...base,
    ...Object.fromEntries(parts.map((part) => [part, saved[part]])),
  })
  useEffect(() => {
    if (followed.length > 0) form.initialize(ofServer(followed))
  })
  const takeTheirs = () =>
    form.batch(() => {
      for (const part of opposed) form.change(part, saved[part])
      form.initialize(ofServer(opposed))
    })
  if (opposed.length === 0) return null
  return (
    <Notice
      intent="warning"
      role="alert"
      actions={
        <>
          <Button onClick={() => form.initialize(ofServer(opposed))}>{texts.mine}</Button>
          <Button onClick={takeTheirs}>{texts.theirs}</Button>
        </>
      }
    >
      {texts.text}
    </Notice>
  )
}
