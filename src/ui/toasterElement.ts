export const toasterId = 'toaster'

type OutsideEvent = CustomEvent<{ originalEvent: Event }>

/** For dialogs: whoever closes a toast that stands over them wants them to stay. */
export function stayForToasts(event: OutsideEvent): void {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest(`#${toasterId}`)) event.preventDefault()
}
