const form = document.querySelector('form[data-continue-after]');
const timer = setTimeout(() => {
  form.querySelector('button').click();
}, Number(form.dataset.continueAfter));
form.addEventListener('focusin', (event) => {
  if (event.target.matches('input')) clearTimeout(timer);
});
form.addEventListener('submit', () => {
  clearTimeout(timer);
});
