# The computers: their levels, the arena, what they refuse.

player-unknown = there is no player { $given }; the players are { $names }
level-unknown = there is no level { $given }; the levels are { $known }
arena-games = games are played in pairs, with the same dice and the seats changed: an even number from 2 to { $most }, not { $games }
arena-seed = a seed is a number from 0 to { $most }, not { $seed }
arena-no-form = there is no game { $form } with { $stakes } stakes
arena-stakes-ordinary-only = only the ordinary game has a convention of stakes
arena-not-a-match = { $path } is not the file of a match
arena-other-version = { $path } was written by another version of the arena
arena-other-match = { $path } holds another match ({ $other }); give its arguments again, or another file
hint-no-hints = { $player } gives no hints; ask one of { $known }
hint-no-form = there are no hints for the form { $given }; the forms are { $known }
hint-unjudged = no throw can be judged here; { $fault }
hint-over = the game is over: { $side } has { $trous } trous of { $target }
hint-no-game = a hint needs a game under way
hint-marked = { $throw } is marked already: no other throw can be played
hint-need-throw = a hint needs a throw: name the dice, such as 6-4

## The levels

level-novice = novice
level-apprenti = apprentice
level-amateur = amateur
level-habitue = regular
level-joueur = player
level-fin-joueur = fine player
level-expert = expert
level-maitre = master
hint-plays = --plays takes a number from 1 on, not { $count }
arena-workers = at least one worker must play
