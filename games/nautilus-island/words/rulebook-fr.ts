import type { Rulebook } from './outline.ts';

export const rulebook: Rulebook = {
  chapters: {
    box: 'Le contenu de la boîte',
    setup: 'La mise en place',
    rounds: 'Manches et tours',
    collecting: 'Ramasser',
    storing: 'Ranger, et les jetons bonus',
    closing: 'Fermer une série',
    end: 'La fin et les points',
    knowledge: 'Qui sait quoi',
  },
  rules: {
    C1: {
      title: 'Les cartes',
      text: 'Il y a 96 cartes objet, 16 dans chacune des six couleurs. Une couleur compte quatre objets différents, chacun en quatre exemplaires. Règle maison : les vêtements sont verts, la navigation rouge, la réparation bleue, la pêche violette, les vivres orange et les trésors jaunes ; chaque couleur a aussi son symbole.',
    },
    C2: {
      title: 'Les objets',
      text: 'Règle maison pour les noms. Vêtements : bottes, chapeau, manteau, gants. Navigation : boussole, sextant, longue-vue, carte marine. Réparation : marteau, clé anglaise, cordage, scie. Pêche : canne à pêche, filet, harpon, hameçons. Vivres : eau, biscuits, fruits, conserves. Trésors : perle, calice, couronne, idole.',
    },
    C3: {
      title: 'La valeur des trésors',
      text: 'Règle maison, à moins que vous n’entriez les valeurs de votre boîte : une perle vaut 1 point, un calice 2, une couronne 3 et une idole 4.',
    },
    C4: {
      title: 'Les hublots',
      text: 'Douze hublots forment des piles par taille de série, le plus fort sur le dessus. Règle maison, sauf pour le premier de la taille 4 : trois par taille, qui valent 5, 4 et 3 pour 3 cartes ; 8, 6 et 4 pour 4 cartes ; 12, 9 et 6 pour 5 cartes ; 16, 12 et 8 pour 6 cartes.',
    },
    C5: {
      title: 'Les jetons bonus',
      text: 'Règle maison pour leur nombre et leur répartition : 34 jetons, dont six de chaque sorte (deux points, trois points, un point par carte, impair, paire) et quatre doubles.',
    },
    S1: {
      title: 'Colonnes et piles',
      text: 'Le sous-marin porte 8 piles à deux joueurs, 11 à trois et 12 à quatre, de 8 cartes chacune. Les cartes restantes retournent dans la boîte sans être vues. Règle maison : de la poupe à la proue, les colonnes ont 1, 2, 2, 3 piles à deux joueurs ; 1, 2, 2, 3, 3 à trois ; 1, 1, 2, 2, 3, 3 à quatre.',
    },
    S2: {
      title: 'Faces visibles, faces cachées',
      text: 'D’une pile face visible, chacun voit la carte du dessus et aucune autre ; d’une pile face cachée, la hauteur seulement. Règle maison : une pile seule est visible ; une colonne de deux a une pile de chaque sorte ; la première colonne de trois en a deux visibles et une cachée, la seconde une visible et deux cachées.',
    },
    S3: {
      title: 'Le campement',
      text: 'Le campement a une place par couleur, trésors exceptés. Cinq jetons bonus tirés au hasard y sont posés face visible ; les autres restent à côté du plateau, face cachée.',
    },
    S4: {
      title: 'Qui commence',
      text: 'Personne n’a de carte au départ. Règle maison : le hasard désigne le premier joueur.',
    },
    S5: {
      title: 'L’ordre de la mise en place',
      text: 'Règle maison : d’abord on désigne le premier joueur, puis on garnit le campement des vêtements aux vivres, enfin on retourne le dessus des piles visibles, de la poupe à la proue.',
    },
    S6: {
      title: 'La carte suivante apparaît',
      text: 'Règle maison : une fois toutes les cartes ramassées, chaque pile visible de la colonne qui n’est pas épuisée montre aussitôt sa nouvelle carte.',
    },
    R1: {
      title: 'L’ordre de jeu',
      text: 'À la première manche, on joue dans le sens horaire à partir du premier joueur, et chacun pose son naufragé au-dessus d’une colonne encore libre. Aux manches suivantes, le naufragé le plus à l’arrière joue d’abord, puis le suivant, selon leurs positions au début de la manche.',
    },
    R2: {
      title: 'Changer de bord',
      text: 'Votre tour commence par un déplacement de l’autre côté du sous-marin, vers la colonne de votre choix, sauf celle que vous quittez et celles où un autre naufragé se trouve déjà de ce côté.',
    },
    R3: {
      title: 'Ramasser des cartes',
      text: 'À votre colonne, vous ramassez ou vous rangez. Pour ramasser, prenez la carte du dessus de chacune de ses piles. Ce qui vient d’une pile cachée n’est vu que de vous. Le nombre de cartes en main est libre.',
    },
    R4: {
      title: 'Ranger des cartes',
      text: 'Pour ranger, posez des cartes d’une seule couleur de votre main : au moins une, au plus autant que votre colonne a d’emplacements de piles. Elles rejoignent votre unique série de cette couleur. Les trésors ne se rangent pas, et une série fermée ne reçoit plus rien.',
    },
    R5: {
      title: 'Prendre le jeton bonus',
      text: 'Après avoir rangé, vous devez prendre le jeton qui se trouve au campement à la place de cette couleur, s’il y en a un. Il reste sur cette série pour toujours ; une série peut en porter plusieurs.',
    },
    R6: {
      title: 'Regarnir le campement',
      text: 'Dès qu’il ne reste qu’un jeton au campement, chaque place vide est regarnie au hasard depuis la réserve. Règle maison : s’il en reste trop peu, des places tirées au sort sont regarnies tant qu’il y a des jetons.',
    },
    R7: {
      title: 'Fermer avec un hublot',
      text: 'Juste après avoir rangé, vous pouvez fermer cette série avec le premier hublot prévu pour son nombre exact de cartes, s’il en reste un. Une série fermée ne reçoit plus de cartes. Une taille que vous laissez passer est perdue : il vous faudra d’autres cartes et une autre taille.',
    },
    R8: {
      title: 'Passer',
      text: 'Règle maison : vous ne pouvez passer que si, à la colonne choisie, vous ne pouvez ni ramasser ni ranger. Sans cela, une partie pourrait ne plus avancer.',
    },
    R9: {
      title: 'Les étapes d’un tour',
      text: 'Règle maison : un tour se compose d’une colonne, d’une action, puis de la fermeture, qui n’est proposée que s’il reste un hublot de cette taille. Si le campement doit être regarni, c’est avant la fermeture. Les cartes rangées au même tour se nomment dans l’ordre de la liste des objets, ce qui ne change rien à la série.',
    },
    R10: {
      title: 'Quand les jetons s’épuisent',
      text: 'Règle maison : s’il y a moins de jetons que de places vides, le hasard désigne une place, puis le jeton qui y va, jusqu’au dernier jeton. Une réserve vide ne regarnit plus rien.',
    },
    R11: {
      title: 'Les très grandes séries',
      text: 'Règle maison : une série peut dépasser la taille du plus grand hublot, mais elle ne pourra alors plus jamais être fermée.',
    },
    E1: {
      title: 'La dernière manche',
      text: 'Quand une colonne est vide, on termine la manche, puis on en joue une dernière. On peut alors s’arrêter à une colonne vide et y ranger autant de cartes qu’elle a d’emplacements.',
    },
    E2: {
      title: 'Ce qui compte',
      text: 'Additionnez vos jetons bonus, vos hublots et les trésors de votre main. Les autres cartes en main ne valent rien.',
    },
    E3: {
      title: 'Ce que rapportent les jetons bonus',
      text: 'Deux et trois points rapportent exactement cela. Un point par carte rapporte la taille de sa série. Impair rapporte 4 si sa série a un nombre impair de cartes. Paire rapporte 5 pour deux cartes du même objet, et chaque carte ne sert qu’à un seul jeton paire. Double rapporte une fois de plus le hublot de sa série, et rien s’il n’y en a pas. Règle maison : plusieurs jetons pareils sur une série comptent tous ; deux doubles rapportent donc le hublot deux fois de plus.',
    },
    E4: {
      title: 'Qui gagne',
      text: 'Le meilleur total gagne. À égalité, le naufragé le plus à l’arrière passe devant, pour la première place comme pour toutes les autres.',
    },
    K1: {
      title: 'Ce qu’on sait de votre main',
      text: 'Les cartes posées, les jetons, les hublots et la hauteur des piles sont visibles de tous. Une carte venue d’une pile visible a été vue de tous, une carte venue d’une pile cachée ne l’a été que de vous. Règle maison : le nombre de vos cartes est connu aussi.',
    },
    K2: {
      title: 'Quelle carte quitte la main',
      text: 'Règle maison : si vous rangez une carte dont on vous connaissait un exemplaire, c’est cet exemplaire. À la fin, toutes les mains sont montrées ; ce qui est dans la boîte reste caché.',
    },
  },
};
