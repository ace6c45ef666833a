import { type FormApi } from 'final-form'
import { useSetAtom, useStore } from 'jotai'
import { type FormEvent, type ReactNode, useEffect, useId, useState, useLayoutEffect } from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import * as v from 'valibot'
import { errorText } from '../api/errorText.ts'
import { FormElementContext } from './formElement.ts'
import { isDeepEqual } from '../api/isDeepEqual.ts'
import { sharedMessages } from '../text/messages.ts'
import { RequestError } from '../api/RequestError.ts'
import { showToastAtom } from '../toast/toasts.ts'
import { useIsShown } from '../router/useIsShown.ts'
import { submitErrors } from './submitErrors.ts'
import { formNameOf, keepTypedValues, takeTypedValues } from './typedValues.ts'
import { type RequiredText, validationOf } from './validationOf.ts'

interface TypedValuesProps {
  readonly draft: Values | undefined
}

/**
 * Stores typed values if the session expires or the page fails (AUTH-10, SHELL-100). Stores no values of a form with a
 * password (AUTH-15).
 */
function TypedValues({ draft }: TypedValuesProps): null {
  const form = useForm()
  const store = useStore()
  const [first] = useState(draft)
  const [name] = useState(() => {
    const fields = Object.keys(form.getState().values).join()
    return /password/i.test(fields) ? undefined : formNameOf(store, fields)
  })
  // Must be a layout effect, because a layout effect runs before the fields subscribe to the form.
  useLayoutEffect(() => {
    const typed = takeTypedValues(store, name)
    for (const [field, value] of Object.entries(typed ?? first ?? {})) form.change(field, value)
    return () => {
      const { dirty, values } = form.getState()
      if (dirty) keepTypedValues(store, name, values)
    }
  }, [form, first, name, store])
  return null
}

interface LostSaveProps {
  readonly values: object
}

/** Removes the error of a lost response when the server has the submitted values (SHELL-47). */
function LostSave({ values }: LostSaveProps) {
  const form = useForm()
  const { initialValues, submitting } = useFormState({ subscription: { initialValues: true, submitting: true } })
  const showToast = useSetAtom(showToastAtom)
  const isThere = !submitting && isDeepEqual(initialValues, values)
  useEffect(() => {
    if (!isThere || !form.getState().submitFailed) return
    // `keepDirtyOnReinitialize` keeps values that were typed after the submit.
    form.reset(values)
    showToast({ intent: 'success', title: sharedMessages.saved })
  }, [isThere, form, values, showToast])
  return null
}

type Values = Readonly<Record<string, unknown>>

export interface FormScopeProps<Body> {
  /** If these values change, the fields that the user has not edited show the new values. */
  readonly initialValues: Values
  /** Values of an earlier visit. They count as typed. */
  readonly draft?: Values | undefined
  /** Turns the values into the request body. Must be stable. */
  readonly schema: v.GenericSchema<unknown, Body>
  /** If the promise is rejected, the error shows at the fields that the error names, or above the form. */
  readonly onSubmit: (body: Body, initialValues: Values) => Promise<unknown>
  /** Error of an empty required field. Default: 'Field is required!'. */
  readonly requiredText?: RequiredText
  /** Shown if the server's error lists invalid fields. Default: `failedText`. */
  readonly invalidText?: string
  /** Shown before the server's reason. Default: only the reason. */
  readonly failedText?: string
  readonly children: ReactNode
}

const noSubscription = {}

/** A form without its `<form>` element, for fields and buttons in different parts of a drawer. */
export function FormScope<Body>(props: FormScopeProps<Body>) {
  const { initialValues, draft, schema, onSubmit, requiredText, invalidText, failedText, children } = props
  const id = useId()
  const [validate] = useState(() => validationOf(schema, requiredText))
  const [attempts, setAttempts] = useState(0)
  const [waitUntil, setWaitUntil] = useState<number>()
  /** Submitted values without a confirmed response. */
  const [lostValues, setLostValues] = useState<Values>()
  useEffect(() => {
    if (attempts > 0) document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts, id])
  const showToast = useSetAtom(showToastAtom)
  const isShown = useIsShown()

  const send = async (values: Values, form: FormApi<Values>): Promise<object | undefined> => {
    setLostValues(undefined)
    try {
      await onSubmit(v.parse(schema, values), form.getState().initialValues ?? {})
      form.initialize(values)
      return undefined
    } catch (error) {
      const { status, retryAfterSecs } = error instanceof RequestError ? error : {}
      // After a 401, `TypedValues` stores the values.
      if (!isShown() && status !== 401) {
        const action = { label: sharedMessages.retry, onClick: () => void form.submit() }
        const title = failedText ?? sharedMessages.notSaved
        showToast({ intent: 'error', title, text: errorText(error), action })
      }
      if (error instanceof RequestError && error.isUncertain && form.getState().dirty) setLostValues(values)
      setWaitUntil(retryAfterSecs === undefined ? undefined : Date.now() + retryAfterSecs * 1000)
      return submitErrors(error, form.getRegisteredFields(), { invalidText, failedText })
    }
  }
  return (
    <Form<Values>
      initialValues={initialValues}
      initialValuesEqual={isDeepEqual}
      keepDirtyOnReinitialize
      validate={validate}
      onSubmit={send}
      subscription={noSubscription}
    >
      {({ handleSubmit }) => (
        <FormElementContext
          value={{
            id,
            waitUntil,
            submit: async (event) => {
              const isWaiting = waitUntil !== undefined && Date.now() < waitUntil
              if (isWaiting || isByDisabledButton(event)) {
                event?.preventDefault()
                return
              }
              await handleSubmit(event)
              setAttempts((count) => count + 1)
            },
          }}
        >
          <TypedValues draft={draft} />
          {lostValues && <LostSave values={lostValues} />}
          {children}
        </FormElementContext>
      )}
    </Form>
  )
}

/** True if a button with `aria-disabled` caused the submit. In browsers, such a button also submits its form. */
const isByDisabledButton = (event?: FormEvent): boolean =>
  event?.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.ariaDisabled === 'true'
