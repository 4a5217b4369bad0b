# The first turn, step by step
first-steps = Your first turn
first-step = Step { $step } of { $all }.
first-step-1 = Evening tells what your own people saw, and no more. Below it stands what your pieces do if you send nothing.
first-step-2 = Choose a piece beside the map. The squares it can reach light up: point at one, and its march is drawn.
first-step-3 = An order counts once Send has brought its receipt. Until then it is a draft, which you may change or throw away. N leads to the next piece without an order.
first-step-4 = Others see what you do not: write to them. A letter travels as couriers do, and you are told when it arrives.
first-step-5 = With nothing left to change, say "I am done". The turn ends when all have said so, or at its deadline; a later order takes it back.
first-go-to = Go to: { $screen }
first-back = Back
first-next = Next step
first-end = I know enough
first-leave = Leave
